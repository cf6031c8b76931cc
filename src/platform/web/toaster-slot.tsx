import { useSyncExternalStore } from 'react';
import { loadedToaster, onToasterLoaded } from './toast.ts';

/** Shows toasts, once there is one. */
export function ToasterSlot() {
  const toaster = useSyncExternalStore(onToasterLoaded, loadedToaster, () => null);
  return toaster && <toaster.Toaster />;
}
