import { testScenarios } from '@accretion/engine/kit';
import { masterworks } from './index.ts';

testScenarios(masterworks, new URL('./scenarios/', import.meta.url));
