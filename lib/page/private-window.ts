/**
 * Whether this is a private window, as far as it can be known: Firefox and Safari have no file system there. To be asked once
 * the database is open, which a browser that blocks all storage opens nowhere.
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
