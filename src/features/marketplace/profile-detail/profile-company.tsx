import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { ConfirmEmailNote } from '#features/profiles/profile/confirm-email-note.tsx';
import { mailto } from '#platform/contract/email-addresses.ts';
import { callLink } from '#platform/contract/phones.ts';
import { useSession } from '#platform/web/session.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import classes from './profile-company.module.css';

const TWITTER_HANDLE = /^@?(\w{1,15})$/;

function twitterLink(twitter: string): ReactNode {
  if (/^https?:\/\//.test(twitter)) return <WebLink url={twitter} />;
  const handle = twitter.match(TWITTER_HANDLE)?.[1];
  return handle ? <WebLink url={`https://x.com/${handle}`}>{`@${handle}`}</WebLink> : twitter;
}

function rowsOf(profile: MarketplaceProfile): [label: string, value: ReactNode][] {
  const { email, phone, website, linkedin, twitter, year_established, organization_size } = profile;
  const { full_name, organization_name, operating_regions } = profile;
  return [
    ['Contact person', organization_name && organization_name !== full_name ? full_name : null],
    ['Established', year_established],
    ['Size', organization_size && sizeText(organization_size)],
    ['Works in', operating_regions.join(', ')],
    ['Email', email && <Anchor href={mailto(email)}>{email}</Anchor>],
    ['Phone', phone && <Anchor href={callLink(phone)}>{phone}</Anchor>],
    ['Website', website && <WebLink url={website} />],
    ['LinkedIn', linkedin && <WebLink url={linkedin} />],
    ['Twitter', twitter && twitterLink(twitter)],
  ];
}

/** Adds "people" to a size; only the last option says so itself. */
const sizeText = (size: string) => (/people$/.test(size) ? size : `${size} people`);

/** Shows the company details and contacts that the member filled in. */
export function ProfileCompany({ profile }: { profile: MarketplaceProfile }) {
  const rows = rowsOf(profile).filter(([, value]) => value);
  const { user } = useSession();
  if (rows.length === 0 && user?.email_confirmed)
    return <p className={classes.none}>This member has not added any details yet.</p>;
  return (
    <div className={classes.company}>
      {rows.length > 0 && (
        <dl className={classes.rows}>
          {rows.map(([label, value]) => (
            <div key={label} className={classes.row}>
              <dt className={classes.label}>{label}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ConfirmEmailNote />
    </div>
  );
}
