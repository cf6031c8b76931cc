import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { formatInstant } from '#platform/contract/dates.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useSession } from '#platform/web/session.tsx';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { CertificateRevocationDialog } from './certificate-revocation-dialog.tsx';
import classes from './certificate-sheet.module.css';
import { useDownloadCertificate } from './certificates.api.ts';
import type { CheckedCertificate } from './certificates.contract.ts';
import { durationText } from './certificates.rules.ts';

/** The name that a certificate bears, or why it bears none any more. */
function holderText({ holder_name, has_holder_left, state }: CheckedCertificate): string {
  if (holder_name) return holder_name;
  if (has_holder_left) return 'The holder has left Dayitva';
  return state === 'revoked' ? 'This certificate is no longer valid' : '';
}

/** Shows the result of checking a number. */
export function CertificateSheet({ certificate }: { certificate: CheckedCertificate }) {
  const { number, state, holder_organization, has_holder_left, reason, is_own } = certificate;
  const isAdmin = useSession().user?.is_admin === true;
  const download = useDownloadCertificate();
  const dialog = useSubjectDialog<CheckedCertificate>();
  const isValid = state === 'valid';
  return (
    <article className={classes.sheet} aria-label={`Certificate ${number}`} data-state={state}>
      <div role="status">
        {isValid ? (
          <StateBadge tone="good" icon={<IconCircleCheck size={18} stroke={1.5} aria-hidden />}>
            Valid
          </StateBadge>
        ) : (
          <StateBadge tone="bad" icon={<IconCircleX size={18} stroke={1.5} aria-hidden />}>
            Revoked
          </StateBadge>
        )}
      </div>
      <h2 className={classes.holder}>{holderText(certificate)}</h2>
      {holder_organization && <p className={classes.organization}>{holder_organization}</p>}
      {has_holder_left && (
        <p className={classes.note}>
          The certificate was issued. Its holder has deleted the account since, and the name with it.
        </p>
      )}
      <p className={classes.course}>{certificate.course_title}</p>
      <FactList
        columns
        facts={[
          ['Completed on', formatInstant(certificate.completed_at)],
          ['Given by', certificate.course_organization],
          ['Duration', durationText(certificate.minutes)],
          [
            'Number',
            <span key="number" className={classes.number}>
              {number}
            </span>,
          ],
          ['Revoked on', certificate.revoked_at && formatInstant(certificate.revoked_at)],
          ['Reason', reason],
        ]}
      />
      {isValid && !has_holder_left && (
        <p className={classes.note}>
          The name is that of the day of completion. The holder may have another one today.
        </p>
      )}
      {isValid && (is_own || isAdmin) && (
        <div className={classes.actions}>
          {is_own && (
            <DownloadButton
              action="Download PDF"
              name={`certificate ${number}`}
              id={number}
              download={download}
              failed="Certificate not downloaded"
            />
          )}
          {isAdmin && (
            <Button variant="subtle" color="brick" onClick={() => dialog.open(certificate)}>
              Revoke
            </Button>
          )}
        </div>
      )}
      {dialog.subject && (
        <CertificateRevocationDialog
          key={dialog.opening}
          certificate={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </article>
  );
}
