import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DOCUMENT_KIND_LABELS } from '#features/documents/documents/document-kinds.data.ts';
import rows from '#features/verification/requests/verification-rows.module.css';
import { formatDay } from '#platform/contract/dates.ts';
import type { NeededPaper, Verification } from './verification.contract.ts';
import classes from './verification-papers.module.css';

interface VerificationPapersProps extends Pick<Verification, 'papers' | 'fields'> {
  /** True if the person may add what is missing. */
  canAdd: boolean;
}

/** Requirements of level 1: papers in the vault, and the profile's numbers to compare them with. */
export function VerificationPapers({ papers, fields, canAdd }: VerificationPapersProps) {
  return (
    <section aria-labelledby="verification-papers">
      <h2 id="verification-papers" className={rows.heading}>
        Level 1 requirements{' '}
      </h2>
      <ul className={rows.list}>
        {papers.map((paper) => (
          <li key={paper.kind} className={classes.item}>
            <Mark isReady={paper.state === 'ready'} />
            <div>
              <span className={classes.name}>{DOCUMENT_KIND_LABELS[paper.kind]}</span>
              <span className={classes.state}>{wordsOf(paper)}</span>
              {paper.hint && paper.state !== 'ready' && <span className={classes.state}>{paper.hint}</span>}
            </div>
            {canAdd && paper.state !== 'ready' && (
              <Link to={`/documents?add=${paper.kind}`} className={classes.link}>
                Add to your vault
                <VisuallyHidden>: {DOCUMENT_KIND_LABELS[paper.kind]}</VisuallyHidden>
              </Link>
            )}
          </li>
        ))}
        {fields.map(({ field, label, is_filled }) => (
          <li key={field} className={classes.item}>
            <Mark isReady={is_filled} />
            <div>
              <span className={classes.name}>{label} in your profile</span>
              <span className={classes.state}>
                {is_filled ? 'We compare the papers with it.' : 'Missing: we need it to check the papers.'}
              </span>
            </div>
            {canAdd && !is_filled && (
              <Link to={`/profile?edit=${field}`} className={classes.link}>
                Add<VisuallyHidden> the {label}</VisuallyHidden>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        Level 1 ends when one of these papers expires, when you change or delete one, or when you change your
        name, kind of member, CIN, CSR registration number or PAN. To renew a paper without a gap, add the new
        one next to the old one and ask for renewal.
      </p>
    </section>
  );
}

function Mark({ isReady }: { isReady: boolean }) {
  const Icon = isReady ? IconCircleCheck : IconCircleDashed;
  return (
    <Icon className={classes.mark} data-ready={isReady || undefined} size={20} stroke={1.5} aria-hidden />
  );
}

function wordsOf({ state, name, expires_on }: NeededPaper): string {
  if (state === 'missing') return 'Missing';
  const until =
    expires_on && `${state === 'expired' ? 'expired on' : 'valid until'} ${formatDay(expires_on)}`;
  const what = state === 'expired' && !until ? 'too old' : until;
  return `In your vault: ${[name, what].filter(Boolean).join(', ')}`;
}
