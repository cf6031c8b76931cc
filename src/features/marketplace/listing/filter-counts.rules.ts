/** Counts the members who can receive CSR money. Only counts have this key, members do not. */
export const CSR_KEY = 'csr';

/** The key of a registration. Counts have it only of NGOs whose papers are valid. */
export const paperKey = (paper: string) => `paper ${paper}`;

/** The key of a level of verification. Counts have it only where it is valid. */
export const levelKey = (level: number) => `level ${level}`;

/** Keys of `marketplace_keys`: members have one of them. */
export interface KeyGroup {
  keys: string[];
  /** True if nobody has two of them. */
  isExclusive: boolean;
}

/** What is known of the number of members who meet two groups: there are so many, or at least so many. */
interface KnownCount {
  members: number;
  isExact: boolean;
}

/** Most groups whose members are counted: counts are kept of pairs. */
export const GROUPS_MAX = 2;

/** Joins the counts of the keys of a group: those of different members add up, and the greatest is the least there are. */
const joined = ({ isExclusive }: KeyGroup, counts: number[]) =>
  counts.reduce((all, members) => (isExclusive ? all + members : Math.max(all, members)), 0);

/**
 * Finds out how many members meet one or two groups.
 * @param counts for each key of the first group, the members who also have each key of the second one; without a second
 *   group, the members with that key alone.
 */
export function countMeeting([first, second]: KeyGroup[], counts: number[][]): KnownCount {
  if (!first) return { members: 0, isExact: false };
  const members = joined(
    first,
    counts.map((row) => (second ? joined(second, row) : (row[0] ?? 0))),
  );
  const groups = second ? [first, second] : [first];
  return { members, isExact: groups.every(({ keys, isExclusive }) => isExclusive || keys.length === 1) };
}
