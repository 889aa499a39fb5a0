/**
 * Shows a dialog over the page: not a second time, where two taps have waited for its code, and not over another page, where the one that
 * it belongs to was left meanwhile.
 */
export function showDialog(dialog: HTMLDialogElement | null | undefined): void {
  if (dialog?.isConnected && !dialog.open) dialog.showModal();
}
