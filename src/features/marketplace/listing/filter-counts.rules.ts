/** Keys of `marketplace_keys`: members have one of them. */
export interface KeyGroup {
  keys: string[];
  /** True if nobody has two of them. */
  isExclusive: boolean;
}

/** Number of published members who have both keys; with a key twice, who have that one. */
export interface PairCount {
  one: string;
  other: string;
  members: number;
}

/** What is known of the number of members who meet two groups: there are so many, or at least so many. */
interface KnownCount {
  members: number;
  isExact: boolean;
}

/** Most groups whose members are counted: counts are kept of pairs. */
export const GROUPS_MAX = 2;

/** Joins the counts of the keys of a group: those of different members add up, and the greatest is the least there are. */
const joined = ({ keys, isExclusive }: KeyGroup, membersWith: (key: string) => number) =>
  keys.map(membersWith).reduce((all, members) => (isExclusive ? all + members : Math.max(all, members)), 0);

/** Finds out how many members meet one or two groups. */
export function countMeeting(groups: KeyGroup[], counts: PairCount[]): KnownCount {
  const known = new Map(counts.map(({ one, other, members }) => [`${one}\n${other}`, members]));
  const having = (one: string, other: string) =>
    known.get(`${one}\n${other}`) ?? known.get(`${other}\n${one}`) ?? 0;
  const [first, second] = groups;
  if (!first) return { members: 0, isExact: false };
  const members = joined(first, (key) =>
    second ? joined(second, (other) => having(key, other)) : having(key, key),
  );
  return { members, isExact: groups.every(({ keys, isExclusive }) => isExclusive || keys.length === 1) };
}
