import { Button, Checkbox } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import classes from './milestone-photos.module.css';
import type { Milestone } from './milestones.contract.ts';
import { EVIDENCE_MAX } from './milestones.contract.ts';
import { PhotoUpload } from './photo-upload.tsx';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface Photo {
  key: number;
  file: File;
}

interface MilestonePhotosProps {
  collaborationId: string;
  milestone: Milestone;
}

/** Takes or chooses photos as evidence for a milestone: they are sent one after the other, without another step. */
export function MilestonePhotos({ collaborationId, milestone }: MilestonePhotosProps) {
  const { title, evidence } = milestone;
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [ended, setEnded] = useState<readonly number[]>([]);
  const [tells, setTells] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const room = EVIDENCE_MAX - evidence.length - (photos.length - ended.length);
  const turn = photos.find(({ key }) => !ended.includes(key))?.key;
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])].slice(0, Math.max(0, room));
    // The same photo can be chosen again.
    currentTarget.value = '';
    setPhotos((now) => [...now, ...chosen.map((file, at) => ({ key: now.length + at, file }))]);
  };
  const input = { type: 'file', accept: 'image/*', hidden: true, onChange: add } as const;
  return (
    <div className={classes.photos}>
      <div className={classes.buttons}>
        <Button
          className={classes.camera}
          variant="default"
          size="xs"
          leftSection={<IconCamera {...ICON} />}
          aria-label={`Take photo of ${title}`}
          disabled={room <= 0}
          onClick={() => camera.current?.click()}
        >
          Take photo
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPhotoPlus {...ICON} />}
          aria-label={`Add photos of ${title}`}
          disabled={room <= 0}
          onClick={() => gallery.current?.click()}
        >
          Add photos
        </Button>
        <input {...input} ref={camera} capture="environment" aria-label={`Camera for ${title}`} />
        <input {...input} ref={gallery} multiple aria-label={`Photos of ${title}`} />
        {photos.length > 0 && (
          <Checkbox
            size="xs"
            label="Say day and place of the next photos"
            checked={tells}
            onChange={(event) => setTells(event.currentTarget.checked)}
          />
        )}
      </div>
      {photos.length > 0 && (
        <ul className={classes.list} aria-label={`Photos being added to ${title}`}>
          {photos.map(({ key, file }) => (
            <li key={key}>
              <PhotoUpload
                collaborationId={collaborationId}
                milestoneId={milestone.id}
                file={file}
                isTurn={key === turn}
                tells={tells}
                onEnd={() => setEnded((now) => (now.includes(key) ? now : [...now, key]))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
