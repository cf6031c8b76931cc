import { Anchor } from '@mantine/core';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import { type Fact, FactList } from './fact-list.tsx';
import classes from './profile-details.module.css';
import { TagList } from './tag-list.tsx';

/** What the member has told about themselves, as a column of facts; what is not given is left out. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const tags: [label: string, tags: string[]][] = [
    ['Focus areas', profile.focus_areas],
    ['SDG goals', profile.sdg_goals],
    ['Operating regions', profile.operating_regions],
    ['Skills', profile.skills],
  ];
  return (
    <div className={classes.details}>
      <section>
        <h2>Details</h2>
        <FactList facts={factsOf(profile)} />
      </section>
      {tags
        .filter(([, list]) => list.length > 0)
        .map(([label, list]) => (
          <section key={label}>
            <h3>{label}</h3>
            <TagList tags={list} label={label} />
          </section>
        ))}
    </div>
  );
}

function factsOf(profile: Profile): Fact[] {
  const isCorporate = profile.organization_type === 'corporate';
  return [
    ['Contact person', profile.organization_name === profile.full_name ? null : profile.full_name],
    ['Sign-in email (only you see it)', profile.email],
    ['Public email', linkTo('mailto:', profile.public_contact_email)],
    ['Public phone', linkTo('tel:', profile.public_contact_phone)],
    ['Website', webLink(profile.website)],
    ['LinkedIn', webLink(profile.linkedin)],
    ['Twitter', profile.twitter],
    ['Established', profile.year_established],
    ['Size', profile.organization_size && sizeInPeople(profile.organization_size)],
    ['CIN', isCorporate ? profile.corporate_cin : null],
    ['Listed entity', isCorporate ? (profile.is_listed_entity ? 'Yes' : 'No') : null],
  ];
}

const sizeInPeople = (size: string) => (size.endsWith('people') ? size : `${size} people`);

function linkTo(scheme: 'mailto:' | 'tel:', value: string | null) {
  return value && <Anchor href={scheme + value.replaceAll(' ', '')}>{value}</Anchor>;
}

/** A link to a member's own site, shown without the scheme and a closing slash. */
function webLink(url: string | null) {
  return (
    url && (
      <Anchor href={url} target="_blank" rel="noopener noreferrer">
        {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      </Anchor>
    )
  );
}
