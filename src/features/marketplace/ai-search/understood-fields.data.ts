/** What a part of a sentence can stand for. Those before `focus_area` narrow the members, but for `district`, which comes first among those
 * of its state; the others say which come first. */
export const UNDERSTOOD_FIELDS = [
  'type',
  'location',
  'district',
  'not_type',
  'not_location',
  'not_district',
  'region',
  'not_region',
  'verification',
  'csr',
  'paper',
  'budget_min',
  'budget_max',
  'price_min',
  'price_max',
  'founded_from',
  'founded_until',
  'focus_area',
  'sdg',
  'schedule_vii',
  'sort',
] as const;
export type UnderstoodField = (typeof UNDERSTOOD_FIELDS)[number];

/** A part of a sentence that was understood. */
export interface Understood {
  field: UnderstoodField;
  /** As the filter has it, or the filter that it negates: `ngo`, `Bihar`, `Araria`, `Vidarbha`, `2`, `true`, `12a`, whole rupees, a year, the name of a focus area or goal. */
  value: string;
  /** The part of the sentence, as written. */
  text: string;
}
