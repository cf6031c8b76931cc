import { Button, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isImage } from '#platform/contract/files.ts';
import { useHydrated } from '../hydration.ts';
import { ErrorState } from '../ui/error-state.tsx';
import classes from './file-preview.module.css';

const PDF = 'application/pdf';

interface FilePreviewProps {
  name: string;
  mediaType: string;
  /** Fetches the file once the reader asks for it. */
  query: UseQueryOptions<Blob>;
}

/** Shows a PDF or a picture in the page once the reader asks for it; nothing for other files. */
export function FilePreview({ name, mediaType, query }: FilePreviewProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  if (!hydrated || (mediaType !== PDF && !isImage(mediaType))) return null;
  // Browsers of most phones hand a PDF to another app.
  if (mediaType === PDF && !navigator.pdfViewerEnabled) {
    return (
      <p className={classes.note}>This browser shows no PDF in a page. Please download it to read it.</p>
    );
  }
  return (
    <section aria-label="Preview">
      {shown ? (
        <Shown name={name} mediaType={mediaType} query={query} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
          onClick={() => setShown(true)}
        >
          Show a preview
        </Button>
      )}
    </section>
  );
}

function Shown({ name, mediaType, query }: FilePreviewProps) {
  const file = useQuery(query);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.data) return;
    // The type of the contract, not what an answer claims.
    const url = URL.createObjectURL(new Blob([file.data], { type: mediaType }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file.data, mediaType]);
  if (file.isError) {
    return (
      <ErrorState
        title="The preview could not be loaded"
        error={file.error}
        onRetry={file.refetch}
        retrying={file.isRefetching}
      />
    );
  }
  if (!address) return <Skeleton height={480} role="status" aria-label="Loading the preview" />;
  return mediaType === PDF ? (
    <iframe className={classes.pdf} src={address} title={`Preview of ${name}`} />
  ) : (
    <img className={classes.picture} src={address} alt={`Preview of ${name}`} />
  );
}
