import { ChipList } from '#features/marketplace/listing/chip-list.tsx';
import { CONTACT_TEXTS, type Service } from '#features/profiles/services/services.contract.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { DetailList } from './detail-list.tsx';
import { useMarketplaceProfileServices } from './profile-detail.api.ts';
import classes from './profile-entry.module.css';

/** Entries of each list that a service shows before "+n more" (spec part 2, "Profile detail dialog"). */
const SHOWN = 2;

function listsOf({ practice_areas, focus_areas, geographic_coverage }: Service) {
  return [
    { label: 'Practice areas', entries: practice_areas },
    { label: 'Focus areas', entries: focus_areas },
    { label: 'Coverage', entries: geographic_coverage },
  ].filter(({ entries }) => entries.length > 0);
}

/** Lists a member's services, newest first. */
export function ProfileServices({ id, canAsk }: { id: string; canAsk: boolean }) {
  return (
    <DetailList
      query={useMarketplaceProfileServices(id, canAsk)}
      what="services"
      empty="No services found"
      failed="The services could not be loaded."
      render={(service) => (
        <article className={classes.entry}>
          <h4 className={classes.title}>{service.title}</h4>
          <p className={classes.facts}>
            {[service.price !== null && formatRupees(service.price), service.duration, service.category]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className={classes.tagline}>{service.tagline}</p>
          <p className={classes.text}>{service.description}</p>
          {listsOf(service).map(({ label, entries }) => (
            <div key={label} className={classes.chips}>
              <span className={classes.label} aria-hidden>
                {label}
              </span>
              <ChipList label={label} entries={entries} shown={SHOWN} />
            </div>
          ))}
          <p className={classes.facts}>Contact by {CONTACT_TEXTS[service.contact_preference]}</p>
        </article>
      )}
    />
  );
}
