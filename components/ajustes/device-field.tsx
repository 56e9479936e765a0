import { useState, useSyncExternalStore } from 'react';
import { Field, Input } from '@/components/ui/field';
import { MAX_DEVICE_LENGTH } from '@/lib/domain/device';
import { deviceNombre, renameDevice } from '@/lib/page/copy-settings';
import { subscribeToSettings } from '@/lib/page/settings';
import { DEVICE } from '@/lib/text/ajustes-later';

/** Saved on blur; an empty name becomes the usual one. */
export function DeviceField() {
  const nombre = useSyncExternalStore(subscribeToSettings, deviceNombre);
  const [typed, setTyped] = useState<string | null>(null);

  function take() {
    if (typed !== null) renameDevice(typed);
    setTyped(null);
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Field label={DEVICE.nombre}>
        {(control) => (
          <>
            <Input
              {...control}
              autoComplete="off"
              maxLength={MAX_DEVICE_LENGTH}
              aria-describedby={`${control.id}-advice`}
              value={typed ?? nombre}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
              onBlur={take}
            />
            <p id={`${control.id}-advice`} className="text-pretty text-sm text-muted-foreground">
              {DEVICE.advice}
            </p>
          </>
        )}
      </Field>
    </form>
  );
}
