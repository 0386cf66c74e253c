// Hungarian endings of players' names, as in src/citadels/lang/hungarian.py.

const BACK = "aáoóuú";
const ROUNDED = "öőüű";
const VOWELS = `${BACK}${ROUNDED}eéiíäy`;
const LONG: Record<string, string> = { a: "á", e: "é", o: "ó", ö: "ő" };
// By case: after back and after front vowels.
const ENDINGS: Record<string, readonly [string, string]> = {
  dat: ["nak", "nek"],
  from: ["tól", "től"],
  on: ["ra", "re"],
  with: ["val", "vel"],
};
const DIGRAPHS = ["dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"];
// Silent letters and foreign spellings: we cannot know how these are pronounced.
const FOREIGN = /[hqwy]$|[aeiu]e$|[ct]z$|[^náéíóőúű]c$/;
const READABLE = /th$|gy$|[áéeo]ly$|[áé]ny$/;
const TAKES_T = new RegExp(`[${VOWELS}](ll|nn|rr|ss|zz|ly|ny|sz|zs|[ljnrsz])$`);

/** A name in a case; null for an unknown case, or if we cannot know how the name is pronounced. */
export function withEnding(typed: string, form: string): string | null {
  if (!Object.hasOwn(ENDINGS, form) && form !== "acc") return null;
  const name = typed.normalize("NFC");
  const word = name.split(/[ -]/).at(-1) ?? "";
  const sounds = word.toLowerCase();
  if (!isReadable(name, word, sounds)) return null;
  const long = LONG[sounds.at(-1) ?? ""];
  const stem = long ? name.slice(0, -1) + long : name;
  const front = isFront(sounds);
  if (form === "acc") return `${stem}${linkingVowel(sounds, front)}t`;
  const ending = ENDINGS[form]?.[front ? 1 : 0] ?? "";
  if (endsInVowel(sounds)) return stem + ending;
  if (form === "with") return doubled(name, sounds) + ending.slice(1);
  // Never three in a row: Mariannak, Bernadettől.
  return (sounds.endsWith((ending[0] ?? "").repeat(2)) ? name.slice(0, -1) : name) + ending;
}

function isReadable(name: string, word: string, sounds: string): boolean {
  if ([...word].length < 2 || word === word.toUpperCase() || !/^\p{L}+$/u.test(word)) return false;
  if (/(?![A-Za-zÀ-ɏ])\p{L}/u.test(name)) return false;
  if (!vowelsOf(sounds).length || !/[a-záéíóöőúüű]$/.test(sounds)) return false;
  return !FOREIGN.test(sounds) || READABLE.test(sounds);
}

/** A letter as a Hungarian reads it: foreign accents do not count. */
function plain(letter: string): string {
  return VOWELS.includes(letter) ? letter : ([...letter.normalize("NFD")][0] ?? "");
}

function vowelsOf(sounds: string): string[] {
  const vowels = [...sounds.replace(/(?<=[glnt])y/g, "")].map(plain).filter((letter) => VOWELS.includes(letter));
  // Long at the end, so it sounds like é: Zoénak, but Alicének.
  if (sounds.endsWith("e") && BACK.includes(vowels.at(-2) ?? " ")) vowels.splice(-1, 1, "é");
  return vowels;
}

/** Whether front vowels follow: the last vowel decides, but i and é leave it to those before. */
function isFront(sounds: string): boolean {
  for (const vowel of vowelsOf(sounds).reverse()) {
    if (BACK.includes(vowel)) return false;
    if (ROUNDED.includes(vowel) || "eä".includes(vowel)) return true;
  }
  return true;
}

function endsInVowel(sounds: string): boolean {
  // The only readable y at the end belongs to gy, ly or ny.
  return VOWELS.includes(sounds.at(-1) ?? "") && !sounds.endsWith("y");
}

function linkingVowel(sounds: string, front: boolean): string {
  if (endsInVowel(sounds) || TAKES_T.test(sounds)) return "";
  if (!front) return "o";
  return ROUNDED.includes(vowelsOf(sounds).at(-1) ?? "") ? "ö" : "e";
}

/** A name whose last consonant is said twice: Robinn(al), Balázzs(al), Félixsz(el). */
function doubled(name: string, sounds: string): string {
  if (sounds.endsWith("x")) return `${name}sz`;
  if (sounds.endsWith("th")) return `${name}t`;
  const last = DIGRAPHS.find((digraph) => sounds.endsWith(digraph)) ?? sounds.slice(-1);
  const first = last.charAt(0);
  if (sounds.slice(0, -last.length).endsWith(first)) return name;
  return name.slice(0, name.length - last.length) + first + last;
}
