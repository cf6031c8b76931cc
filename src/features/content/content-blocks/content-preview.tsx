import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { BlockWords, ContentPage } from './content-blocks.contract.ts';
import { CONTENT_PAGE_WORDS } from './content-pages.data.ts';
import classes from './content-preview.module.css';
import { NEW_WORDS, type PreviewElement } from './content-preview.rules.ts';

const WIDTHS = [
  { value: '1440', label: 'Desktop' },
  { value: '390', label: 'Phone' },
];
const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const SCHEME_KEY = 'mantine-color-scheme-value';
const HEIGHT_PX = 640;
const TYPING_PAUSE_MS = 250;

/** A storage of its own for the page in the frame, which is that of a visitor. */
function storageWith(scheme: string): Storage {
  const kept = new Map([[SCHEME_KEY, scheme]]);
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

interface ContentPreviewProps {
  pageKey: ContentPage;
  blockKey: string;
  words: BlockWords;
}

/** The real page with the words of the editor, as a visitor will see it: on a desktop or a phone, light or dark. */
export function ContentPreview({ pageKey, blockKey, words }: ContentPreviewProps) {
  const [width, setWidth] = useState('1440');
  const [scheme, setScheme] = useState('light');
  const { ref, width: room } = useElementSize();
  const frame = useRef<PreviewElement | null>(null);
  const latest = useRef(words);
  const { title, content, block_type, media_url } = words;
  useEffect(() => {
    latest.current = { title, content, ...(block_type && { block_type, media_url }) };
    const timer = setTimeout(() => frame.current?.dispatchEvent(new Event(NEW_WORDS)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [title, content, block_type, media_url]);
  const scale = room ? Math.min(1, room / Number(width)) : 1;
  return (
    <section className={classes.preview} aria-label="Preview">
      <div className={classes.choices}>
        <SegmentedControl
          size="sm"
          aria-label="Width of the preview"
          data={WIDTHS}
          value={width}
          onChange={setWidth}
        />
        <SegmentedControl
          size="sm"
          aria-label="Colours of the preview"
          data={SCHEMES}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      <div ref={ref} className={classes.room} style={{ height: HEIGHT_PX }}>
        <iframe
          key={`${width}/${scheme}`}
          ref={(element: PreviewElement | null) => {
            frame.current = element;
            // Before the page in it begins: it reads both here.
            if (element) {
              Object.assign(element, {
                storage: storageWith(scheme),
                previewed: () => ({ pageKey, blockKey, words: latest.current }),
              });
            }
          }}
          className={classes.frame}
          title="Page with these words"
          src={CONTENT_PAGE_WORDS[pageKey].path}
          data-sandbox={window.location.origin}
          style={{ width: `${width}px`, height: `${HEIGHT_PX / scale}px`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
