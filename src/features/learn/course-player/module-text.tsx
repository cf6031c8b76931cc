import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { showToast } from '#platform/web/toast.ts';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { useDownloadCourseFile, type useSaveProgress } from './course-player.api.ts';
import type { PlayedModule } from './course-player.contract.ts';
import classes from './module-text.module.css';

/** A reader who only scrolls past the end has not read. */
const AT_THE_END_MS = 2000;

interface ModuleTextProps {
  place: { slug: string; number: string };
  module: PlayedModule;
  save: ReturnType<typeof useSaveProgress>;
  onReload: () => void;
}

/** Text, picture, video link and file of a module. It counts as read when its end has been in view, or by a button. */
export function ModuleText({ place, module, save, onReload }: ModuleTextProps) {
  const { html, picture, video, file, progress } = module;
  const download = useDownloadCourseFile(place);
  const end = useRef<HTMLDivElement>(null);
  const { mutate } = save;

  useEffect(() => {
    const node = end.current;
    if (!node || progress.is_read) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => mutate(true), AT_THE_END_MS);
    });
    observer.observe(node);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [mutate, progress.is_read]);

  const mark = () =>
    mutate(true, {
      onError: (error) => {
        showToast({ title: 'Not saved', message: failureText(error, 'Please try again.'), tone: 'error' });
        if (error instanceof CallFailure && error.code === 'COURSE_CHANGED') onReload();
      },
    });
  return (
    <>
      {/* Headings of a text are h3 and below. */}
      <VisuallyHidden component="h2">Text</VisuallyHidden>
      <RenderedText html={html} />
      {picture && (
        <img
          className={classes.picture}
          src={picture.url}
          alt={picture.alt_text}
          loading="lazy"
          decoding="async"
        />
      )}
      {(video || file) && (
        <ul className={classes.extras}>
          {video && (
            <li>
              <IconPlayerPlay size={18} stroke={1.5} aria-hidden />{' '}
              <WebLink url={video.url}>{video.title}</WebLink>
            </li>
          )}
          {file && (
            <li>
              <span>
                {file.name} ({formatBytes(file.byte_size)})
              </span>
              <DownloadButton
                action="Download"
                name={file.name}
                id={file.name}
                download={download}
                failed="File not downloaded"
              />
            </li>
          )}
        </ul>
      )}
      <div ref={end} className={classes.end} role="status">
        {progress.is_read ? (
          <p className={classes.read}>
            <IconCircleCheckFilled size={20} className={classes.done} aria-hidden /> Read
          </p>
        ) : (
          <Button variant="default" onClick={mark}>
            Mark as read
          </Button>
        )}
      </div>
    </>
  );
}
