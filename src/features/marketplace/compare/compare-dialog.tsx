import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { responseRateText } from '#features/marketplace/listing/profile-facts.tsx';
import { useMatches } from '#features/marketplace/matching/match.api.ts';
import type { Match } from '#features/marketplace/matching/match.contract.ts';
import { RatingText } from '#features/profiles/member-page/rating-text.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { useComparedProfiles } from './compare.api.ts';
import classes from './compare-dialog.module.css';

const ELIGIBILITY = { eligible: 'Eligible', not_eligible: 'Not eligible', unsure: 'Unsure' };

const listed = (entries: string[]) => entries.join(', ');

/** The rows of the table: a fact of each member. What a member has not given is a dash. */
const ROWS: [label: string, cell: (profile: MarketplaceProfile, match: Match | undefined) => ReactNode][] = [
  ['AI Match', (_, match) => match && `${match.score} of 100`],
  ['CSR funds', (_, match) => match?.eligibility && ELIGIBILITY[match.eligibility]],
  ['Type', ({ organization_type }) => ORGANIZATION_TYPE_LABELS[organization_type]],
  [
    'Verification',
    ({ verification_level }) =>
      verification_level > 0
        ? VERIFICATION_LEVEL_LABELS[verification_level as keyof typeof VERIFICATION_LEVEL_LABELS]
        : 'Not verified',
  ],
  ['Head office', ({ location, headquarters_state }) => location || headquarters_state],
  ['Works in', ({ operating_regions }) => listed(operating_regions)],
  ['Focus areas', ({ focus_areas }) => listed(focus_areas)],
  ['Goals', ({ sdg_goals }) => listed(sdg_goals)],
  ['Established', ({ year_established }) => year_established],
  ['Size', ({ organization_size }) => organization_size],
  ['Projects', ({ projects_count }) => projects_count],
  ['Investment', ({ total_investment }) => formatRupeesShort(total_investment)],
  ['People reached', ({ lives_reached }) => formatCount(lives_reached)],
  ['Services', ({ services_count }) => services_count],
  ['Rating', (profile) => <RatingText member={profile} />],
  ['Response rate', ({ response_rate }) => responseRateText(response_rate)],
];

interface CompareDialogProps {
  /** Two to four members. */
  ids: string[];
  onClose: () => void;
}

/** Shows the facts of up to four members side by side. */
export default function CompareDialog({ ids, onClose }: CompareDialogProps) {
  return (
    <WideDialog opened onClose={onClose} size="72rem" title="Compare members">
      <Comparison ids={ids} />
      <Button variant="default" mt="md" onClick={onClose}>
        Close
      </Button>
    </WideDialog>
  );
}

function Comparison({ ids }: { ids: string[] }) {
  const { data, error, refetch, isFetching } = useComparedProfiles(ids);
  const matches = useMatches(ids).data;
  if (error && !data)
    return (
      <ErrorState
        title="Failed to load the comparison"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <PageSpinner label="Loading the comparison…" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls inside must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="Comparison">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.hidden}>Fact</span>
            </th>
            {data.map((profile) => (
              <th key={profile.id} scope="col">
                <Link to={`/marketplace?profile=${profile.id}`}>{memberName(profile)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {data.map((profile) => (
                <td key={profile.id}>{cell(profile, matches?.get(profile.id)) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
