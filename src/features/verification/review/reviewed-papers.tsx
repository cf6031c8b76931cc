import { formatDay } from '#platform/contract/dates.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { numbersOnPaper } from './compared-numbers.data.ts';
import { useDownloadReviewedDocument } from './verification-review.api.ts';
import type {
  ComparedNumber,
  ReviewedDocument,
  ReviewedVerificationRequest,
  VerificationNumbers,
} from './verification-review.contract.ts';
import classes from './verification-review.module.css';

interface ReviewedPapersProps {
  request: ReviewedVerificationRequest;
  /** The numbers in full; null until the admin asks for them. */
  full: VerificationNumbers | null;
}

/** The papers of a request. Admins can open them while it is open; each opening is logged. */
export function ReviewedPapers({ request, full }: ReviewedPapersProps) {
  const isOpen = request.status === 'open';
  const download = useDownloadReviewedDocument(request.id);
  return (
    <section>
      <h2 className={classes.heading}>Papers</h2>
      <p className={classes.note}>
        {isOpen
          ? 'You can open them until the request is decided. Each opening is logged, and the member can see it.'
          : 'Shown as they were in this request. They can no longer be opened from here.'}
      </p>
      {request.documents.length === 0 && <p className={classes.note}>This request has no papers.</p>}
      <ul className={classes.papers}>
        {request.documents.map((paper) => (
          <li key={paper.document_id ?? paper.name} className={classes.paper}>
            <div>
              <h3 className={classes.name}>{paper.current?.name ?? paper.name}</h3>
              <p className={classes.facts}>{isOpen ? currentFacts(paper, full) : factsThen(paper)}</p>
              {isOpen && <ProfileNumbers kind={paper.kind} numbers={full?.numbers ?? request.member.facts} />}
              {isOpen && <PaperState paper={paper} />}
            </div>
            {isOpen && paper.document_id && paper.current && (
              <DownloadButton
                action="Open"
                name={paper.current.name}
                id={paper.document_id}
                download={download}
                failed="Paper not opened"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProfileNumbersProps {
  kind: string;
  numbers: ComparedNumber[];
}

/** Numbers of the profile that a paper of this kind shows. */
function ProfileNumbers({ kind, numbers }: ProfileNumbersProps) {
  const names = numbersOnPaper(kind);
  const compared = numbers.filter(({ name }) => names.includes(name));
  if (compared.length === 0) return null;
  return (
    <dl className={classes.compared}>
      {compared.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label} in the profile</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function currentFacts(
  { document_id, current, uploaded_by_name }: ReviewedDocument,
  full: VerificationNumbers | null,
): string {
  if (!current) return 'The member has deleted it.';
  const number = full?.papers.find((paper) => paper.document_id === document_id)?.number ?? current.number;
  const facts = [
    number && `No. ${number}`,
    current.issued_on && `Issued ${formatDay(current.issued_on)}`,
    current.expires_on
      ? `${current.is_expired ? 'Expired' : 'Expires'} ${formatDay(current.expires_on)}`
      : 'No expiry date',
    `${current.file_name}, ${formatBytes(current.byte_size)}`,
    uploaded_by_name && !current.has_changed && `Uploaded by ${uploaded_by_name}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

const factsThen = ({ number, expires_on, uploaded_by_name }: ReviewedDocument): string =>
  [
    number && `No. ${number}`,
    expires_on ? `Expires ${formatDay(expires_on)}` : 'No expiry date',
    uploaded_by_name && `Uploaded by ${uploaded_by_name}`,
  ]
    .filter(Boolean)
    .join(' · ');

function PaperState({ paper: { current } }: { paper: ReviewedDocument }) {
  if (!current) return <StateBadge tone="bad">Deleted</StateBadge>;
  if (current.is_expired) return <StateBadge tone="bad">Expired</StateBadge>;
  return current.has_changed ? <StateBadge tone="attention">Changed since the request</StateBadge> : null;
}
