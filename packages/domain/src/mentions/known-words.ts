/** Words that languages have, by which an ordinary word is told from a coined name. */
export interface KnownWords {
  /** Whether it is a word or a first name in some language. */
  isWord(word: string): boolean;
  /** Whether it is one of the 200 most common of a language other than English. */
  isCommon(word: string): boolean;
  /** Whether it is the name of a country. */
  isCountry(word: string): boolean;
}
