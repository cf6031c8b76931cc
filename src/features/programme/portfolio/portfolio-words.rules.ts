import type { ProgrammeFilters } from './portfolio.contract.ts';

/** The filters that are set, in words. */
export function filterWords({
  search,
  late,
  mine,
  partner,
  place,
  year,
  status,
}: ProgrammeFilters): string[] {
  return [
    ...(late ? ['late'] : []),
    ...(mine ? ['mine'] : []),
    ...(status ? [status] : []),
    ...(partner ? [`with ${partner}`] : []),
    ...(place ? [`in ${place}`] : []),
    ...(year ? [`FY ${year}`] : []),
    ...(search ? [`“${search}”`] : []),
  ];
}
