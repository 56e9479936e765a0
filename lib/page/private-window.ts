/**
 * True if this seems a private window: Firefox and Safari offer no file system there. Needs an open database:
 * blocked storage looks the same.
 */
export async function isPrivateWindow(): Promise<boolean> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (!storage?.getDirectory) return false;
  try {
    await storage.getDirectory();
    return false;
  } catch {
    return true;
  }
}
