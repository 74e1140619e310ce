/** A company where a text names it, from `start` to `end`; `tail`: where what is said of it goes on. */
export interface NamePlace {
  readonly company: number;
  readonly start: number;
  readonly end: number;
  readonly tail: number;
}

export interface Place extends Omit<NamePlace, "company"> {
  /** Null: somebody else, whom a phrase names. */
  readonly company: number | null;
  readonly isSite: boolean;
}

interface Around {
  readonly text: string;
  /** Words of a company's category, by its number. */
  readonly categories: readonly (RegExp | null)[];
}

/** Places without those that an earlier one overlaps, or a longer one from the same start; each is one company's. */
export function choosePlaces(places: readonly Place[], around: Around): NamePlace[] {
  const sorted = places.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const bySite = new Set(places.flatMap(({ isSite, company }) => (isSite ? [company] : [])));
  const chosen: NamePlace[] = [];
  let end = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const place = sorted[at];
    if (!place || place.start < end) continue;
    end = place.end;
    const equal = new Map([[place.company, place]]);
    for (let next = at + 1; isSamePlace(sorted[next], place); next += 1) {
      const other = sorted[next];
      if (other) equal.set(other.company, other);
    }
    const company = theOneMeant([...equal.keys()], place, bySite, around);
    if (company !== null) chosen.push({ ...place, company });
  }
  return chosen;
}

function isSamePlace(other: Place | undefined, { start, end }: Place): boolean {
  return other !== undefined && other.start === start && other.end === end;
}

/** Of companies with one name the one whose site, else a word of whose category, stands in the text; else none. */
function theOneMeant(
  rivals: readonly (number | null)[],
  place: Place,
  bySite: ReadonlySet<number | null>,
  { text, categories }: Around,
): number | null {
  if (rivals.length === 1 || rivals.includes(null)) return rivals.length === 1 ? (rivals[0] ?? null) : null;
  const ofSite = rivals.filter((company) => bySite.has(company));
  if (ofSite.length === 1) return ofSite[0] ?? null;
  const ofCategory = rivals.filter((company) => hasCategory(text, place, categories[company ?? 0] ?? null));
  return ofCategory.length === 1 ? (ofCategory[0] ?? null) : null;
}

const CATEGORY_AROUND = 160;

/** A word of the company's category stands near. */
export function hasCategory(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  near: RegExp | null,
): boolean {
  return (
    near !== null &&
    (near.test(text.slice(Math.max(0, start - CATEGORY_AROUND), start)) ||
      near.test(text.slice(end, end + CATEGORY_AROUND)))
  );
}
