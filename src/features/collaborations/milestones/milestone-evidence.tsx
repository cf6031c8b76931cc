import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileCheck } from '@tabler/icons-react';
import { FilePreviewDialog } from '#features/collaborations/files/file-preview-dialog.tsx';
import classes from './milestone-item.module.css';
import type { Milestone } from './milestones.contract.ts';

interface MilestoneEvidenceProps {
  collaborationId: string;
  milestone: Milestone;
}

/** What shows that a milestone was completed: a note, and files that can be looked at. */
export function MilestoneEvidence({ collaborationId, milestone }: MilestoneEvidenceProps) {
  const { title, evidence, evidence_note } = milestone;
  if (evidence.length === 0 && !evidence_note) return null;
  return (
    <section className={classes.evidence} aria-label={`Evidence for ${title}`}>
      <p className={classes.evidenceTitle}>Evidence</p>
      {evidence_note && <p className={classes.text}>{evidence_note}</p>}
      <ul className={classes.files}>
        {evidence.map((file) => (
          <li key={file.id}>
            <EvidenceFile collaborationId={collaborationId} file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EvidenceFileProps {
  collaborationId: string;
  file: Milestone['evidence'][number];
}

function EvidenceFile({ collaborationId, file }: EvidenceFileProps) {
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <UnstyledButton className={classes.file} onClick={dialog.open}>
        <IconFileCheck size={18} stroke={1.5} aria-hidden />
        <span>{file.name}</span>
      </UnstyledButton>
      <FilePreviewDialog
        collaborationId={collaborationId}
        file={file}
        version={file}
        opened={opened}
        onClose={dialog.close}
      />
    </>
  );
}
