import { Stack, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileCheck } from '@tabler/icons-react';
import { fileContentQuery } from '#features/collaborations/files/collaboration-files.api.ts';
import { FileDownload } from '#features/collaborations/files/file-download.tsx';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { FilePreview } from '#platform/web/files/file-preview.tsx';
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
  const { id, name, number, media_type } = file;
  return (
    <>
      <UnstyledButton className={classes.file} onClick={dialog.open}>
        <IconFileCheck size={18} stroke={1.5} aria-hidden />
        <span>{name}</span>
      </UnstyledButton>
      <WideDialog opened={opened} onClose={dialog.close} title={name} size="46rem">
        <Stack gap="md" align="flex-start">
          <FileDownload collaborationId={collaborationId} file={file} version={file} />
          <FilePreview
            name={name}
            mediaType={media_type}
            query={fileContentQuery(collaborationId, id, number)}
          />
        </Stack>
      </WideDialog>
    </>
  );
}
