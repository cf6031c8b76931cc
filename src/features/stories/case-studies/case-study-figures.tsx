import { IconFileCertificate } from '@tabler/icons-react';
import { formatCount } from '#platform/contract/counts.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { CaseStudyCard } from './case-studies.contract.ts';
import classes from './case-study-figures.module.css';
import { durationText } from './case-study-figures-words.rules.ts';

interface CaseStudyFiguresProps {
  figures: Pick<CaseStudyCard, 'beneficiaries' | 'funding' | 'duration_months' | 'recorded_at'>;
  /** True for the page of a story: larger, and amounts in full. */
  large?: boolean;
}

/** Beneficiaries, investment and duration of a story; what the author left open is a dash. */
export function CaseStudyFigures({ figures, large }: CaseStudyFiguresProps) {
  const { beneficiaries, funding, duration_months, recorded_at } = figures;
  const money = large ? formatRupees : formatRupeesShort;
  const shown: [label: string, value: string | null][] = [
    ['Beneficiaries', beneficiaries === null ? null : formatCount(beneficiaries)],
    ['Investment', funding === null ? null : money(funding)],
    ['Duration', duration_months === null ? null : durationText(duration_months)],
  ];
  return (
    <div>
      <dl className={classes.figures} data-large={large || undefined}>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {recorded_at && (
        <p className={classes.source}>
          <StateBadge tone="good" icon={<IconFileCertificate size={14} stroke={1.5} aria-hidden />}>
            From the record
          </StateBadge>
          {large && <span>of a collaboration on Dayitva, as it was on {formatInstant(recorded_at)}</span>}
        </p>
      )}
    </div>
  );
}
