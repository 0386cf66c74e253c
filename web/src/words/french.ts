// French elision before players' names, as in src/citadels/lang/french.py: de Zoe, but d’Ada.

const VOWELS = "aeiouœæ";

/** A name after “de”; null for other forms, and for names that keep the e: de Hugo, de Yann. */
export function withEnding(name: string, form: string): string | null {
  const first = name.toLowerCase().normalize("NFD")[0];
  return form === "of" && first !== undefined && VOWELS.includes(first) ? `d’${name}` : null;
}
