import { Button, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useResourceFile } from '#features/learn/resources/resources.api.ts';
import type { ResourceVersion } from '#features/learn/resources/resources.contract.ts';
import { isImage } from '#platform/contract/files.ts';
import { useHydrated } from '#platform/web/hydration.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import classes from './resource-preview.module.css';

const PDF = 'application/pdf';

interface ResourcePreviewProps {
  id: string;
  version: ResourceVersion;
}

/** Shows a PDF or a picture in the page once the reader asks for it; nothing for other files. */
export function ResourcePreview({ id, version }: ResourcePreviewProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const { media_type } = version;
  if (!hydrated || (media_type !== PDF && !isImage(media_type))) return null;
  // Browsers of most phones hand a PDF to another app.
  if (media_type === PDF && !navigator.pdfViewerEnabled) {
    return (
      <p className={classes.note}>This browser shows no PDF in a page. Please download it to read it.</p>
    );
  }
  return (
    <section aria-label="Preview">
      {shown ? (
        <Shown id={id} version={version} />
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

function Shown({ id, version }: ResourcePreviewProps) {
  const { number, media_type, file_name } = version;
  const file = useResourceFile(id, number, true);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.data) return;
    // The type of the contract, not what an answer claims.
    const url = URL.createObjectURL(new Blob([file.data], { type: media_type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file.data, media_type]);
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
  return media_type === PDF ? (
    <iframe className={classes.pdf} src={address} title={`Preview of ${file_name}`} />
  ) : (
    <img className={classes.picture} src={address} alt={`Preview of ${file_name}`} />
  );
}
