import { useSyncExternalStore } from 'react';
import { loadedToaster, onToasterLoaded } from './toast.ts';

/** Where toasts appear once there is one to show. */
export function ToasterSlot() {
  const toaster = useSyncExternalStore(onToasterLoaded, loadedToaster, () => null);
  return toaster && <toaster.Toaster />;
}
