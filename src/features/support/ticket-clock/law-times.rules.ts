import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts';

/** Kinds of tickets that have clocks of the law. */
export type LawKind = 'content_report' | 'privacy_request';

/** IT Rules 2021, rule 3(2)(a)(i): the Grievance Officer acknowledges within 24 hours. */
export const ACKNOWLEDGE_HOURS = 24;

/** Days in which a grievance is disposed of: IT Rules 2021, rule 3(2)(a)(i); DPDP Rules 2025, rule 14(3). */
export const DISPOSE_DAYS: Record<LawKind, number> = { content_report: 15, privacy_request: 90 };

/** Returns both times of the law for a grievance that was made at an instant. They run day and night, and never pause. */
export const lawTimes = (kind: LawKind, made: Date) => ({
  acknowledge_by: new Date(made.getTime() + ACKNOWLEDGE_HOURS * HOUR_MS),
  dispose_by: new Date(made.getTime() + DISPOSE_DAYS[kind] * DAY_MS),
});
