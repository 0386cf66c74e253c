// Where long names may break, for browsers that cannot hyphenate their language, and how many lines words need.
const VOWELS = /[aeiouyàáâäèéêëîïíóôöőùúûüűěůýąęаеёиоуыэюя]/i;
// Consonants that begin a syllable together.
const TOGETHER = /(?:sch|cs|gy|ly|ny|sz|ty|(?<!s)zs|ch|ph|th|cz|rz|dz|(?<!z)[bcdfgkptv][lr])$/i;
const TOO_LONG = 11;

function parted(word: string): string {
  if (word.length <= TOO_LONG) return word;
  const starts: number[] = [];
  for (let place = 3; place < word.length - 3; place += 1) {
    if (VOWELS.test(word.charAt(place)) || !VOWELS.test(word.charAt(place + 1))) continue;
    starts.push(place + 1 - (TOGETHER.exec(word.slice(place - 2, place + 1))?.[0].length ?? 1));
  }
  const middle = word.length / 2;
  // Near the middle; of two places that are as near, the one after a consonant, then the later one.
  const open = (place: number): number => (VOWELS.test(word.charAt(place - 1)) ? 1 : 0);
  const best = starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || open(a) - open(b) || b - a)[0];
  return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
}

/** A name with soft hyphens in its longest words. */
export function divisible(name: string): string {
  return name.replace(/[^ -]+/g, parted);
}

/** Letters of the longest word, or part of one: names shrink by it, so that none is wider than its card. */
export function longestWord(name: string): number {
  return Math.max(
    ...divisible(name)
      .split(/[\s\u00ad-]+/)
      .map((word) => word.length),
    1,
  );
}

/** Lines of a text that breaks at its spaces, with so many letters on each. */
export function linesOf(text: string, letters: number): number {
  let lines = 1;
  let room = letters;
  for (const word of text.split(" ")) {
    if (word.length > room && room < letters) {
      lines += 1;
      room = letters;
    }
    room -= word.length + 1;
  }
  return lines;
}
