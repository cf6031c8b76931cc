import { Button } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Service } from '#features/profiles/services.contract.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import classes from './recent-records.module.css';
import { TagList } from './tag-list.tsx';

/** Card limits of spec part 1, section 9. */
const PRACTICE_AREAS_SHOWN = 3;
const COVERAGE_SHOWN = 2;

interface RecentServicesProps {
  services: Service[];
  /** As other members see it. */
  readOnly: boolean;
}

/** The member's newest services. */
export function RecentServices({ services, readOnly }: RecentServicesProps) {
  if (services.length === 0 && readOnly) return <EmptyState title="No services yet" />;
  if (services.length === 0) {
    return (
      <EmptyState
        title="No services yet"
        icon={<IconBriefcase size={24} stroke={1.5} aria-hidden />}
        action={
          <Button component={Link} to="/profile?tab=services" variant="default">
            Go to services
          </Button>
        }
      >
        Your newest services stand here, and on your profile in the marketplace.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list}>
      {services.map((service) => (
        <li key={service.id} className={classes.record}>
          <h3 className={classes.title}>{service.title}</h3>
          <p className={classes.text}>{service.tagline}</p>
          <TagList tags={service.practice_areas} limit={PRACTICE_AREAS_SHOWN} label="Practice areas" />
          <p className={classes.facts}>{factsOf(service)}</p>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ price, duration, geographic_coverage: places }: Service): string {
  const more = places.length - COVERAGE_SHOWN;
  const coverage = places.slice(0, COVERAGE_SHOWN).join(', ') + (more > 0 ? ` +${more} more` : '');
  return [price === null ? null : formatRupees(price), duration, coverage].filter(Boolean).join(' · ');
}
