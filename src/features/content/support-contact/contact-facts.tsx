import { Anchor, Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import classes from './contact-facts.module.css';
import { useSupportContact } from './support-contact.hook.ts';
import { mailLink, phoneLink } from './support-contact.rules.ts';

/** The operator's mailbox, telephone, address and hours, and ways to others: what is not set is not shown. */
export function ContactFacts() {
  const { email, phone, address, hours, forum } = useSupportContact();
  const linked = (href: string | null, text: string) => (href ? <Anchor href={href}>{text}</Anchor> : text);
  return (
    <div className={classes.facts}>
      <FactList
        facts={[
          ['Email', email && linked(mailLink(email), email)],
          ['Phone', phone && linked(phoneLink(phone), phone)],
          ['Address', address],
          ['Hours', hours],
        ]}
      />
      {forum && (
        <Button
          component={Link}
          to="/community"
          variant="default"
          leftSection={<IconMessages size={18} stroke={1.5} aria-hidden />}
        >
          {forum}
        </Button>
      )}
      <p className={classes.other}>
        To report content, or to ask about your personal data: <Link to="/grievance">Grievance Officer</Link>.
      </p>
    </div>
  );
}
