#!/usr/bin/env -S node --conditions=@pantau/source
import '../src/admin.ts';
