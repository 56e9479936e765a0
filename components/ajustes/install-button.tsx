import { MonitorDown } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useCanInstall } from '@/lib/hooks/use-can-install';
import { takeInstallOffer } from '@/lib/page/install-offer';
import { AJUSTES } from '@/lib/text/ajustes';

/** Installs the program as an app of the device, where the browser offers it; nothing elsewhere. */
export function InstallButton() {
  if (!useCanInstall()) return null;
  return (
    <Button variant="outline" className="sm:justify-self-start" onClick={() => void takeInstallOffer()}>
      <MonitorDown aria-hidden />
      {AJUSTES.install}
    </Button>
  );
}
