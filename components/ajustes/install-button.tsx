import { MonitorDown } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { installOffer, takeInstallOffer } from '@/lib/page/install-offer';
import { AJUSTES } from '@/lib/text/ajustes';

/** Renders nothing if the browser offers no installation. */
export function InstallButton() {
  if (!useStore(installOffer)) return null;
  return (
    <Button variant="outline" className="sm:justify-self-start" onClick={() => void takeInstallOffer()}>
      <MonitorDown aria-hidden />
      {AJUSTES.install}
    </Button>
  );
}
