import { type ReactNode, useState } from 'react';

/** The member that a request for a collaboration goes to. */
export interface RequestTarget {
  id: string;
  name: string;
}

interface RequestDialogProps {
  target: RequestTarget;
  opened: boolean;
  onClose: () => void;
}

/**
 * Shows the dialog that requests a collaboration. It belongs to an area above, so the app passes it in, unless the role of
 * the person does not allow requests.
 */
export type RenderRequestDialog = (dialog: RequestDialogProps) => ReactNode;

/**
 * Shows the request that waits between the viewer and a member, or the button that asks.
 * @param card.among ids of the members of the same list, which are read together.
 */
export type RenderAsk = (card: { id: string; name: string; among: string[]; ask: ReactNode }) => ReactNode;

interface RequestDialogSlotProps {
  /** Null while the dialog is closed. */
  target: RequestTarget | null;
  render: RenderRequestDialog;
  onClose: () => void;
}

/** Mounts the request dialog when it first opens, so that a page that only could open it loads no requests. */
export function RequestDialogSlot({ target, render, onClose }: RequestDialogSlotProps) {
  // The dialog keeps its target while it fades out.
  const [shown, setShown] = useState(target);
  if (target && target !== shown) setShown(target);
  return shown && render({ target: shown, opened: target !== null, onClose });
}
