import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Understood, UnderstoodField } from '#features/marketplace/ai-search/understood-fields.data.ts';
import {
  VERIFICATION_LEVEL_LABELS,
  type VerificationLevel,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { ORGANIZATION_TYPE_LABELS, type OrganizationType } from '#platform/contract/reference-data.ts';
import { optionLabel } from './filter-labels.rules.ts';
import classes from './understood-tags.module.css';

const ORDERS: Record<string, string> = {
  newest: 'Newest first',
  rating: 'Highest rated first',
  experienced: 'Most experienced first',
};

const rupees = (value: string) => formatRupeesShort(Number(value));

const LABELS: Record<UnderstoodField, (value: string) => string> = {
  type: (value) => `Type: ${ORGANIZATION_TYPE_LABELS[value as OrganizationType]}`,
  location: (value) => `State: ${value}`,
  district: (value) => `${value} first`,
  not_type: (value) => `Not of type: ${ORGANIZATION_TYPE_LABELS[value as OrganizationType]}`,
  region: (value) => `Region: ${value}`,
  not_region: (value) => `Not in: ${value}`,
  not_location: (value) => `Not in: ${value}`,
  not_district: (value) => `Not in: ${value}`,
  verification: (value) => {
    const label = VERIFICATION_LEVEL_LABELS[Number(value) as VerificationLevel];
    return value === '3' ? `Verification: ${label}` : `Verification: ${label} or more`;
  },
  csr: () => 'Eligible for CSR funds',
  paper: (value) => `Paper in date: ${optionLabel('paper', value)}`,
  price_min: (value) => `A service from ${rupees(value)}`,
  price_max: (value) => `A service up to ${rupees(value)}`,
  budget_min: (value) => `A project or service from ${rupees(value)}`,
  budget_max: (value) => `A project or service up to ${rupees(value)}`,
  founded_from: (value) => `Founded in ${value} or later`,
  founded_until: (value) => `Founded in ${value} or before`,
  focus_area: (value) => `Focus area first: ${value}`,
  sdg: (value) => `Goal first: ${value}`,
  schedule_vii: (value) => `Schedule VII (${value}) first`,
  sort: (value) => ORDERS[value] ?? value,
};

const AMOUNTS = { budget: 'project or service', price: 'service' };

/** Says what one part of a sentence stands for: a range of amounts or years is two filters. */
function labelOf(parts: Understood[]): string {
  for (const [amount, what] of Object.entries(AMOUNTS)) {
    const [min, max] = ['min', 'max'].map((end) => parts.find(({ field }) => field === `${amount}_${end}`));
    if (min && max) return `A ${what} of ${rupees(min.value)} to ${rupees(max.value)}`;
  }
  return parts.map(({ field, value }) => LABELS[field](value)).join(', ');
}

interface UnderstoodTagsProps {
  understood: Understood[];
  /** Removes a part of the sentence. */
  onRemove: (text: string) => void;
  onClear: () => void;
}

/** Shows what of a sentence was understood, each part with a button that removes it. */
export function UnderstoodTags({ understood, onRemove, onClear }: UnderstoodTagsProps) {
  const texts = [...new Set(understood.map(({ text }) => text))];
  return (
    <div className={classes.line}>
      {texts.length > 0 && (
        <ul className={classes.tags} aria-label="Understood">
          {texts.map((text) => {
            const label = labelOf(understood.filter((part) => part.text === text));
            return (
              <li key={text}>
                <button
                  type="button"
                  className={classes.tag}
                  aria-label={`Remove ${label}`}
                  onClick={() => onRemove(text)}
                >
                  {label}
                  <IconX size={14} stroke={1.5} aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear all
      </Button>
    </div>
  );
}
