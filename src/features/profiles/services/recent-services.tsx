import { IconBriefcase } from '@tabler/icons-react';
import classes from '#features/profiles/records/recent-records.module.css';
import { RecentRecords } from '#features/profiles/records/recent-records.tsx';
import { formatRupees } from '#platform/contract/money.ts';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import type { Service } from './services.contract.ts';

/** Card limits of spec part 1, section 9. */
const PRACTICE_AREAS_SHOWN = 3;
const COVERAGE_SHOWN = 2;

interface RecentServicesProps {
  services: Service[];
  /** True in the view of other members. */
  readOnly: boolean;
}

/** The member's newest services. */
export function RecentServices({ services, readOnly }: RecentServicesProps) {
  return (
    <RecentRecords
      plural="services"
      icon={<IconBriefcase size={24} stroke={1.5} aria-hidden />}
      records={services}
      readOnly={readOnly}
      render={(service) => (
        <>
          <h3 className={classes.title}>{service.title}</h3>
          <p className={classes.text}>{service.tagline}</p>
          <TagList tags={service.practice_areas} limit={PRACTICE_AREAS_SHOWN} label="Practice areas" />
          <p className={classes.facts}>{factsOf(service)}</p>
        </>
      )}
    />
  );
}

function factsOf({ price, duration, geographic_coverage: places }: Service): string {
  const more = places.length - COVERAGE_SHOWN;
  const coverage = places.slice(0, COVERAGE_SHOWN).join(', ') + (more > 0 ? ` +${more} more` : '');
  return [price === null ? null : formatRupees(price), duration, coverage].filter(Boolean).join(' · ');
}
