/**
 * The heads of Schedule VII of the Companies Act, 2013: what a company may count as CSR. The labels are short forms
 * for choosing from, not the words of the law. Source: the Schedule as amended up to 2019,
 * https://corporatelawreporter.com/?p=34762, of which (viii) to (xii) were read in excerpts only; (xiii) by G.S.R. 416(E) of
 * 27 May 2026, https://09dna.com/detail/59749.aspx.
 */
export const SCHEDULE_VII = [
  ['i', 'Hunger, poverty and malnutrition; health care, sanitation and safe water'],
  ['ii', 'Education, vocational skills and livelihoods'],
  ['iii', 'Gender equality; homes for women, children and the elderly; less inequality'],
  ['iv', 'Environment, animal welfare and agroforestry'],
  ['v', 'Heritage, art and culture, libraries and crafts'],
  ['vi', 'Veterans of the armed and police forces, war widows and dependants'],
  ['vii', 'Rural, national, Paralympic and Olympic sports'],
  ['viii', 'Prime Minister’s relief funds and other funds of the Central Government'],
  ['ix', 'Incubators, research bodies and public universities'],
  ['x', 'Rural development projects'],
  ['xi', 'Slum area development'],
  ['xii', 'Disaster management: relief, rehabilitation and reconstruction'],
  ['xiii', 'Zero coupon zero principal instruments on the Social Stock Exchange'],
] as const satisfies (readonly [item: string, label: string])[];

export type ScheduleViiItem = (typeof SCHEDULE_VII)[number][0];

/** The numbers of the items alone, in order: `i` to `xiii`. */
export const SCHEDULE_VII_ITEMS = SCHEDULE_VII.map(([item]) => item) as [
  ScheduleViiItem,
  ...ScheduleViiItem[],
];

/** An item as people read it: `(ii) Education, vocational skills and livelihoods`; one that the list no longer has as its number. */
export function scheduleViiText(item: string): string {
  const label = SCHEDULE_VII.find(([known]) => known === item)?.[1];
  return label ? `(${item}) ${label}` : `(${item})`;
}
