import {Component, type ReactNode} from 'react';
import {ReelsUnavailable} from './ReelsUnavailable';

interface ReelsBoundaryProps {
  readonly profileUrl: string;
  readonly children: ReactNode;
}

/** Contains an error of the reels, so that the page around them stays. */
export class ReelsBoundary extends Component<ReelsBoundaryProps, {readonly hasFailed: boolean}> {
  static getDerivedStateFromError = () => ({hasFailed: true});

  override state = {hasFailed: false};

  private readonly retry = () => this.setState({hasFailed: false});

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ReelsUnavailable profileUrl={this.props.profileUrl} onRetry={this.retry} />;
  }
}
