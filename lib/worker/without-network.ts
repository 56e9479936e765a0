import { giveUpNetwork } from './give-up-network';

// A worker imports this before anything else.
giveUpNetwork(self);
