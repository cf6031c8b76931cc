import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';

interface CaseStudyFigures {
  beneficiaries: number | null;
  /** Whole rupees. */
  funding: number | null;
  duration_months: number | null;
}

type Recorded = Pick<
  Collaboration,
  'impact_metrics' | 'budget' | 'duration_months' | 'start_date' | 'end_date'
>;

/** Returns the figures that the record of a collaboration holds; null for what it does not say. */
export const recordedFigures = (record: Recorded): CaseStudyFigures => ({
  beneficiaries: record.impact_metrics.beneficiaries ?? null,
  funding: record.budget,
  duration_months: record.duration_months ?? monthsBetween(record.start_date, record.end_date),
});

/** Returns the months from the first to the last day (ISO days), a begun one counted in full. */
function monthsBetween(start: string | null, end: string | null): number | null {
  if (!start || !end) return null;
  const [from, to] = [new Date(start), new Date(end)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return Math.max(1, months + (to.getUTCDate() >= from.getUTCDate() ? 1 : 0));
}
