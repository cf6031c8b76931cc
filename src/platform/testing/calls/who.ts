/** `owner` is the member whose records a call is about; `another member` and `admin` have no part in them. */
export const CALLERS = ['signed out', 'unconfirmed', 'another member', 'owner', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** The status for each caller, in the order of `CALLERS`. */
type Statuses = [number, number, number, number, number];

/** Who may make a call, in words. */
const STATUSES = {
  everybody: [200, 200, 200, 200, 200],
  'everybody creates': [201, 201, 201, 201, 201],
  'signed in': [401, 200, 200, 200, 200],
  confirmed: [401, 403, 200, 200, 200],
  creates: [401, 403, 201, 201, 201],
  'reads own': [401, 404, 404, 200, 404],
  'changes own': [401, 403, 404, 200, 404],
  'adds to own': [401, 403, 404, 201, 404],
  admins: [401, 403, 403, 403, 200],
  'admins create': [401, 403, 403, 403, 201],
} satisfies Record<string, Statuses>;

/** Words for the usual answers, or the status for each caller. */
export type Who = keyof typeof STATUSES | Statuses;

/** The status for each caller, in the order of `CALLERS`. */
export const statusesOf = (who: Who): number[] => (typeof who === 'string' ? STATUSES[who] : who);
