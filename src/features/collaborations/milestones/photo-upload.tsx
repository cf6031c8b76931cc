import { Button, Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useAddFile } from '#features/collaborations/files/collaboration-files.api.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useResumableUpload } from '#platform/web/uploads/resumable-upload.ts';
import { dayAndPlace, smallPhoto } from '#platform/web/uploads/small-photo.ts';
import classes from './milestone-photos.module.css';
import { useAddMilestoneEvidence } from './milestones.api.ts';

interface PhotoUploadProps {
  collaborationId: string;
  milestoneId: string;
  file: File;
  /** True once the photos before it have ended: one is sent at a time. */
  isTurn: boolean;
  /** True if the person wants the day and the place in the note. */
  tells: boolean;
  /** Called when it is there, or cannot be sent. */
  onEnd: () => void;
}

/** One photo on its way to the evidence of a milestone, with its picture and how far it has come. */
export function PhotoUpload({ collaborationId, milestoneId, file, isTurn, tells, onEnd }: PhotoUploadProps) {
  const upload = useResumableUpload();
  const addFile = useAddFile(collaborationId);
  const link = useAddMilestoneEvidence(collaborationId);
  const [picture, setPicture] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const started = useRef(-1);

  useEffect(() => {
    const address = URL.createObjectURL(file);
    setPicture(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  useEffect(() => {
    if (!(isTurn || tries > 0) || started.current === tries) return;
    started.current = tries;
    const send = async () => {
      const taken = formatInstant(new Date(file.lastModified).toISOString());
      const [small, note] = await Promise.all([smallPhoto(file), tells ? dayAndPlace(taken) : '']);
      upload.start(small);
      const { id } = await addFile.mutateAsync({ upload: upload.finished, folder_id: null, note });
      await link.mutateAsync({ milestoneId, file_id: id });
    };
    send()
      .catch((error: unknown) => setFailure(failureText(error, 'Please try again.')))
      .finally(onEnd);
  });

  const retry = () => {
    setFailure(undefined);
    setTries((now) => now + 1);
  };
  return (
    <div className={classes.photo}>
      <img className={classes.picture} src={picture} alt="" />
      <div className={classes.about}>
        <span className={classes.name}>{file.name}</span>
        {failure ? (
          <span role="alert" className={classes.failure}>
            {failure}{' '}
            <Button variant="subtle" size="compact-xs" onClick={retry}>
              Try again
            </Button>
          </span>
        ) : (
          <span role="status">{stateWords(link.isSuccess, upload.state)}</span>
        )}
        {!failure && !link.isSuccess && (
          <Progress value={upload.state.share * 100} aria-label={`Upload of ${file.name}`} />
        )}
        {upload.state.phase === 'paused' && (
          <Button variant="default" size="compact-xs" onClick={upload.resume}>
            Continue
          </Button>
        )}
      </div>
    </div>
  );
}

function stateWords(
  isDone: boolean,
  { phase, share }: ReturnType<typeof useResumableUpload>['state'],
): string {
  if (isDone) return 'Added';
  if (phase === 'none') return 'Waiting';
  if (phase === 'waiting') return 'The connection is lost. The upload continues when it is back.';
  if (phase === 'paused') return 'Paused';
  return share < 1 ? `Uploading, ${Math.floor(share * 100)} %` : 'Checking the photo';
}
