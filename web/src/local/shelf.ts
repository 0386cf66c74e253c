// Texts under keys, in the browser's database. What is written is stored before it is acknowledged.
const STORE = "kept";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database failed"));
  });
}

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const opening = indexedDB.open("citadels", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new Shelf(await done(opening));
  }

  /** All or nothing; null takes a text away. */
  write(changes: Record<string, string | null>): Promise<void> {
    const transaction = this.database.transaction(STORE, "readwrite", { durability: "relaxed" });
    const store = transaction.objectStore(STORE);
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) store.delete(key);
      else store.put(text, key);
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("nothing was stored"));
    });
  }

  async read(key: string): Promise<string> {
    return ((await done(this.store().get(key))) as string | undefined) ?? "";
  }

  /** All texts under keys with this beginning, in order. */
  async scan(beginning: string): Promise<string[]> {
    return (await done(this.store().getAll(IDBKeyRange.bound(beginning, `${beginning}\uffff`)))) as string[];
  }

  private store(): IDBObjectStore {
    return this.database.transaction(STORE).objectStore(STORE);
  }
}
