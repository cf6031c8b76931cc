import { BUDGET_RANGES, PRICE_RANGES } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { PAPERS } from '#features/marketplace/listing/papers.data.ts';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';

/** The filters of which several options can be chosen, as the page names them. */
export const LIST_LABELS = {
  focus: 'Focus area',
  sdg: 'Sustainable Development Goal',
  item: 'Item of Schedule VII',
  budget: 'Total budget of projects',
  price: 'Price of a service',
  paper: 'Papers in date',
} as const;
type ListName = keyof typeof LIST_LABELS;

const labelIn = (ranges: readonly { id: string; label: string }[], id: string) =>
  ranges.find((range) => range.id === id)?.label ?? id;

const OPTION_LABELS: Record<ListName, (option: string) => string> = {
  focus: (area) => area,
  sdg: (number) => `${number} ${SDG_GOALS[Number(number) - 1] ?? ''}`,
  item: scheduleViiText,
  budget: (id) => labelIn(BUDGET_RANGES, id),
  price: (id) => labelIn(PRICE_RANGES, id),
  paper: (id) => labelIn(PAPERS, id),
};

/** Returns an option as people read it: `4 Quality Education`. */
export const optionLabel = (filter: ListName, option: string): string => OPTION_LABELS[filter](option);
