import { useSyncExternalStore } from 'react';
import { loadedToaster, onToasterLoaded } from './toast.ts';

/** Shows toasts, once there is one. */
export function ToasterSlot() {
  const Toaster = useSyncExternalStore(onToasterLoaded, loadedToaster, () => null);
  return Toaster && <Toaster />;
}
