import { useCallback, useState } from 'react';

interface SubjectDialog<Subject> {
  opened: boolean;
  /** The subject that it was last opened for, which it still shows while it closes. */
  subject: Subject | null;
  /** New at each opening: as the dialog's `key`, it resets the form. */
  opening: number;
}

/** A dialog that is opened for one thing after another: a record of a list, or null for a new one. */
export function useSubjectDialog<Subject>() {
  const [dialog, setDialog] = useState<SubjectDialog<Subject>>({ opened: false, subject: null, opening: 0 });
  const open = useCallback(
    (subject: Subject) => setDialog(({ opening }) => ({ opened: true, subject, opening: opening + 1 })),
    [],
  );
  const close = useCallback(() => setDialog((now) => ({ ...now, opened: false })), []);
  return { ...dialog, open, close };
}
