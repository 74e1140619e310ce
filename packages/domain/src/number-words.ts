/** Cardinal and ordinal numbers in English words or figures. */
const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

/** Numbers to ten in words. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "first" to "tenth", then "11th". */
export function ordinalWord(rank: number): string {
  return ORDINALS[rank] || ordinal(rank);
}

/** Makes the first letter a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 model", "2 models", "1,280 models". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** "1st", "2nd", "3rd", "11th". */
export function ordinal(rank: number): string {
  const teen = rank % 100 >= 11 && rank % 100 <= 13;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][rank % 10] ?? "th");
  return `${rank}${suffix}`;
}

const LIST = new Intl.ListFormat("en");

/** "a", "a and b", "a, b, and c". */
export function joined(items: readonly string[]): string {
  return LIST.format(items);
}
