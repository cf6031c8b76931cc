import { IconMail, IconPhone } from '@tabler/icons-react';
import { ActionCard } from '#features/support/support-page/action-card.tsx';
import { useSupportContact } from './support-contact.hook.ts';
import { mailLink, phoneLink } from './support-contact.rules.ts';

/** Cards "Call Support" and "Email Us", each only where the operator has set it. */
export function OperatorCards() {
  const { phone, email } = useSupportContact();
  const [call, write] = [phoneLink(phone), mailLink(email)];
  return (
    <>
      {call && <ActionCard icon={IconPhone} label="Call Support" about={phone} to={call} />}
      {write && <ActionCard icon={IconMail} label="Email Us" about={email} to={write} />}
    </>
  );
}
