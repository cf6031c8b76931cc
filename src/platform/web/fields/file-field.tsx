import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { FileDropProps } from './file-drop.tsx';

// Dropping needs a library that no other page has.
const FileDrop = lazy(() => import('./file-drop.tsx'));

/** The field of a form that takes one file. */
export function FileField(props: FileDropProps) {
  return (
    <Suspense fallback={<Skeleton height={148} radius="md" aria-label="Loading" />}>
      <FileDrop {...props} />
    </Suspense>
  );
}
