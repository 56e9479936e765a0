'use client';

import { useEffect } from 'react';

/** The smallest page that comes to life in the browser: all that is measured is measured against it. */
export default function FloorPage() {
  useEffect(() => {
    performance.mark('shown');
  }, []);
  return <h1>Suelo</h1>;
}
